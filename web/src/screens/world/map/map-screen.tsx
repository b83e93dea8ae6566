export function MapScreen({ id }: { readonly id: string | null }) {
  return null
}
