import { spendingTiers } from '@waybook/rules'

import { Prose } from './prose.tsx'
import { RulesTable } from './rules-text.tsx'

export function Spending() {
  return (
    <>
      <Prose>
        Whoever rolled spends the advantage; the game master spends the threat. Take one thing or several, as far as the
        symbols go. A triumph or a despair buys anything here, and something grander.
      </Prose>
      <RulesTable
        caption="What advantage and threat buy"
        columns={['For', 'Advantage', 'Threat']}
        rows={spendingTiers.map(({ cost, advantage, threat }) => ({
          name: cost,
          cells: [<Choices key="advantage" choices={advantage} />, <Choices key="threat" choices={threat} />],
        }))}
      />
    </>
  )
}

function Choices({ choices }: { readonly choices: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {choices.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  )
}
