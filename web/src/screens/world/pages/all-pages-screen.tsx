export function AllPagesScreen() {
  return null
}
