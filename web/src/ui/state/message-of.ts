/** What a person reads of something that was thrown. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unexpected error occurred'
}
