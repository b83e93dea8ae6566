import '#look/look.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

/** How wide four ones and four zeros are. */
async function widths(className: string): Promise<readonly [ones: number, zeros: number]> {
  const { container } = await render(
    <div className="font-serif">
      <span className={className}>1111</span>
      <br />
      <span className={className}>0000</span>
    </div>,
  )
  const fonts = ['Besley Variable', 'Atkinson Hyperlegible Next Variable']
  await Promise.all(
    fonts.flatMap((font) => [400, 600].map((weight) => document.fonts.load(`${weight} 36px "${font}"`, '01'))),
  )
  const [ones, zeros] = [...container.querySelectorAll('span')].map((one) => one.getBoundingClientRect().width)
  return [ones ?? 0, zeros ?? 0]
}

it.each(['font-sans text-36', 'font-sans text-36 font-semibold lining-nums'])(
  '[LOOK-30] figures of the sans serif are tabular: %s',
  async (className) => {
    const [ones, zeros] = await widths(className)
    expect(ones).toBeCloseTo(zeros, 0)
  },
)

it.each(['font-serif text-36', 'font-serif text-36 font-semibold lining-nums'])(
  '[LOOK-30] figures of the serif are proportional: %s',
  async (className) => {
    const [ones, zeros] = await widths(className)
    expect(zeros - ones).toBeGreaterThan(2)
  },
)
