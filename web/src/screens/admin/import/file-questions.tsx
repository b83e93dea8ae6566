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
      {done ? 'Undo' : label}
      <span className="sr-only">{`: ${about}`}</span>
    </Button>
  )
}

/** Pages with the name of another page can get their folder's name behind their own. */
export function Twins({ read: { names }, report: { twins }, onChange }: ReadingChoicesProps) {
  const done = names.length > 0
  const all = done ? names : twins
  const renamed = all.map(({ name }) => name)
  const about = all.length === 1 ? '1 page' : `${all.length} pages`
  return (
    <Question
      title={
        done
          ? `${about} got another name`
          : `${about} ${all.length === 1 ? 'shares its name with another' : 'share their names with others'}`
      }
      about={
        done
          ? `${firstOf(renamed)}. Links and files stay as they are.`
          : `${all.length === 1 ? 'It' : 'They'} would be called ${firstOf(renamed)}, after ${all.length === 1 ? 'its folder' : 'their folders'}.`
      }
      action={
        <Answer
          done={done}
          label={all.length === 1 ? 'Rename it' : 'Rename them'}
          about={about}
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
  const isOne = all.length === 1
  const about = isOne ? '1 picture' : `${all.length} pictures`
  return (
    <Question
      title={
        done
          ? `${about} ${isOne ? 'is' : 'are'} left out`
          : `${about} ${isOne ? 'is' : 'are'} larger than Waybook shows`
      }
      about={
        done
          ? `${firstOf(all)}: an export still has ${isOne ? 'it' : 'them'}.`
          : `${firstOf(all)}: shown smaller; your ${isOne ? 'file stays as it is' : 'files stay as they are'}.`
      }
      action={
        <Answer
          done={done}
          label={isOne ? 'Leave it out' : 'Leave them out'}
          about={about}
          onDo={() => onChange({ leaveOut: [...scaled] })}
          onUndo={() => onChange({ leaveOut: [] })}
        />
      }
    />
  )
}
