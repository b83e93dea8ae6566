import '#look/look.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

/** The figures that the browser chooses for an element within text of the other font. */
async function figuresOf(outer: string, inner: string) {
  const { container } = await render(
    <div className={outer}>
      <b className={inner}>10</b>
    </div>,
  )
  const { fontFeatureSettings, fontVariantNumeric } = getComputedStyle(container.querySelector('b') ?? container)
  return {
    tabular: /"tnum"(?: 1)?(?:,|$)/.test(fontFeatureSettings),
    asked: fontVariantNumeric.includes('tabular-nums'),
  }
}

it.each(['font-sans', 'font-sans font-semibold lining-nums'])(
  '[LOOK-30] figures of the sans serif are tabular, also within the serif: %s',
  async (className) => expect(await figuresOf('font-serif', className)).toEqual({ tabular: true, asked: false }),
)

it.each(['font-serif', 'font-serif font-semibold lining-nums'])(
  '[LOOK-30] figures of the serif are proportional, also within the sans serif: %s',
  async (className) => expect(await figuresOf('font-sans', className)).toEqual({ tabular: false, asked: false }),
)
