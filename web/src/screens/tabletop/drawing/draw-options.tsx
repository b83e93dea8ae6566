import { DRAWING_TEXT_MAX } from '@waybook/contract'
import { tableDrawing } from '@waybook/messages/tableDrawing'
import { drawingColours, drawingKinds, type DrawingKind } from '@waybook/rules'
import { useId } from 'react'

import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { ToolOptions } from '../tool/tool-options.tsx'
import { chooseDrawing, useDrawingChoice } from './drawing-state.ts'
import { colourLook, colourNames, kindNames } from './drawing-words.ts'
import { drawingAudiences } from './marked-drawing.tsx'
import { UndoDrawing } from './undo-drawing.tsx'
import { useDrawPointer } from './use-draw-pointer.ts'

const hints: Readonly<Record<DrawingKind, () => string>> = {
  freehand: () => tableDrawing.hintFreehand(),
  line: () => tableDrawing.hintLine(),
  circle: () => tableDrawing.hintCircle(),
  cone: () => tableDrawing.hintCone(),
  text: () => tableDrawing.hintText(),
}

/** The tool Draw: handles the pointer, and offers the drawing's options. */
export function DrawOptions() {
  const { kind, audience, text } = useDrawingChoice()
  useDrawPointer()
  return (
    <ToolOptions label={tableDrawing.draw()}>
      <KindChoice />
      {kind === 'text' ? (
        <TextField
          label={tableDrawing.text()}
          maxLength={DRAWING_TEXT_MAX}
          value={text}
          onChange={({ target }) => chooseDrawing({ text: target.value })}
        />
      ) : null}
      <p className="text-14 leading-5 text-ink-2 max-md:hidden">{hints[kind]()}</p>
      <ColourChoice />
      <div className="grid gap-3 max-md:grid-cols-main">
        <Segments
          label={tableDrawing.who()}
          terse
          quiet
          options={drawingAudiences()}
          value={audience}
          onChange={(wanted) => chooseDrawing({ audience: wanted })}
        />
        <UndoDrawing />
      </div>
    </ToolOptions>
  )
}

const chip = 'radio-label rounded-control border border-control has-checked:border-lamp has-checked:bg-night-tint'
const radio = 'absolute inset-0 size-full cursor-[inherit] opacity-0'

function KindChoice() {
  const { kind } = useDrawingChoice()
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{tableDrawing.what()}</legend>
      <div className="flex flex-wrap gap-1.5 *:grow">
        {drawingKinds.map((one) => (
          <label key={one} className={`${chip} px-2 font-normal has-checked:font-semibold`}>
            <input
              type="radio"
              name={name}
              checked={one === kind}
              onChange={() => chooseDrawing({ kind: one })}
              className={radio}
            />
            {kindNames[one]()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ColourChoice() {
  const { colour } = useDrawingChoice()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-semibold max-md:sr-only">{tableDrawing.colour()}</legend>
      <div className="grid grid-cols-6 gap-1">
        {drawingColours.map((one) => (
          <label
            key={one}
            title={colourNames[one]()}
            className={classNames(chip, colourLook[one], 'border-transparent')}
          >
            <input
              type="radio"
              name={name}
              aria-label={colourNames[one]()}
              checked={one === colour}
              onChange={() => chooseDrawing({ colour: one })}
              className={radio}
            />
            <span aria-hidden="true" className="size-5 rounded-round bg-current" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
