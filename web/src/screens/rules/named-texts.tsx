interface NamedTextsProps {
  readonly items: readonly { readonly name: string; readonly text: string }[]
}

/** Names and what each means, to skim for the name. */
export function NamedTexts({ items }: NamedTextsProps) {
  return (
    <dl className="mt-4 grid gap-x-12 md:grid-cols-2 print:block">
      {items.map(({ name, text }) => (
        <div key={name} className="border-t border-line py-3 print:break-inside-avoid">
          <dt className="font-serif text-18 font-semibold">{name}</dt>
          <dd className="text-pretty text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
