export function TimelineScreen() {
  return null
}
