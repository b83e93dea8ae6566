/** Says in passing what needs no answer: a screen reader reads out what appears in it. */
export function QuietLine({ children }: { readonly children: string | null }) {
  return <output className="block text-14 font-semibold text-bad not-empty:mt-1">{children}</output>
}
