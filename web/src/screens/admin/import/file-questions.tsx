import { importPlan } from '@waybook/messages/importPlan'

import { Button } from '#ui/button/button.tsx'

import { firstOf, Question, type ReadingChoicesProps } from './question.tsx'

interface AnswerProps {
  /** Whether the question was answered with this button. */
  readonly done: boolean
  readonly label: string
  readonly about: string
  readonly onDo: () => void
  readonly onUndo: () => void
}

/** The one answer to a question, and Undo after it. */
function Answer({ done, label, about, onDo, onUndo }: AnswerProps) {
  return (
    <Button size="dense" onClick={done ? onUndo : onDo}>
      {done ? importPlan.undo() : label}
      <span className="sr-only">{`: ${about}`}</span>
    </Button>
  )
}

/** Pages with the name of another page can get their folder's name behind their own. */
export function Twins({ read: { names }, report: { twins }, onChange }: ReadingChoicesProps) {
  const done = names.length > 0
  const all = done ? names : twins
  const renamed = all.map(({ name }) => name)
  const count = all.length
  return (
    <Question
      title={done ? importPlan.gotOtherName({ count }) : importPlan.shareNames({ count })}
      about={
        done
          ? importPlan.linksStay({ names: firstOf(renamed) })
          : importPlan.wouldBeCalled({ count, names: firstOf(renamed) })
      }
      action={
        <Answer
          done={done}
          label={importPlan.renameThem({ count })}
          about={importPlan.pages({ count })}
          onDo={() => onChange({ names: Object.fromEntries(twins.map(({ file, name }) => [file, name])) })}
          onUndo={() => onChange({ names: {} })}
        />
      }
    />
  )
}

/** Pictures that Waybook makes smaller can stay out instead. */
export function LargePictures({ read: { leaveOut }, report: { scaled }, onChange }: ReadingChoicesProps) {
  const done = leaveOut.length > 0
  const all = done ? leaveOut : scaled
  const count = all.length
  return (
    <Question
      title={done ? importPlan.picturesLeftOut({ count }) : importPlan.picturesLarger({ count })}
      about={
        done
          ? importPlan.exportStillHas({ count, names: firstOf(all) })
          : importPlan.shownSmaller({ count, names: firstOf(all) })
      }
      action={
        <Answer
          done={done}
          label={importPlan.leaveThemOut({ count })}
          about={importPlan.picturesCount({ count })}
          onDo={() => onChange({ leaveOut: [...scaled] })}
          onUndo={() => onChange({ leaveOut: [] })}
        />
      }
    />
  )
}
