import { expect, type Locator, type Page } from '@playwright/test'

/** Counts what a finger does. Typing is not counted, but reaching a field is. */
export class Finger {
  taps = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Taps a button by its name, or anything else. */
  async tap(where: Locator | string): Promise<void> {
    this.taps += 1
    const target = typeof where === 'string' ? this.#page.getByRole('button', { name: where, exact: true }) : where
    await target.tap()
  }

  /** A field that the page has focused needs no tap. */
  async write(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field)
    await field.fill(text)
  }

  /** Opening a list of options and choosing one. */
  async choose(list: Locator, option: string): Promise<void> {
    this.taps += 2
    await list.selectOption(option)
  }

  /** Expects this many taps at most, and begins to count again. */
  expectAtMost(taps: number): void {
    expect(this.taps).toBeLessThanOrEqual(taps)
    this.taps = 0
  }
}
