import { Heading } from '../../ui/heading.tsx'

export function EntityHead({ name, description }: { readonly name: string; readonly description: string }) {
  return (
    <header>
      <Heading className="text-52">{name}</Heading>
      {description === '' ? null : (
        <p className="mt-2.5 font-serif text-22 text-pretty text-ink-2 italic">{description}</p>
      )}
    </header>
  )
}
