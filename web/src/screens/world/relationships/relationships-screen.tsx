export function RelationshipsScreen({ id }: { readonly id: string | null }) {
  return null
}
