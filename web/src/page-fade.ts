import { prefersReducedMotion } from '#look/device-look.ts'

/** Phones would take longer for the fade than for the page itself. */
const ON_COMPUTERS = '(hover: hover)'
const TABLE = /^\/(vtt|display)(\/|$)/

interface Place {
  readonly pathname: string
}

interface Navigation {
  readonly fromLocation?: Place
  readonly toLocation: Place
}

/** Fades from one page to the next. Navigation within a page doesn't fade, nor does the table, where dice and map have their own animations. */
export const pageFade = {
  types: ({ fromLocation: from, toLocation: to }: Navigation) => {
    const isOtherPage = from !== undefined && from.pathname !== to.pathname
    const isTable = [from, to].some((one) => one && TABLE.test(one.pathname))
    return isOtherPage && !isTable && matchMedia(ON_COMPUTERS).matches && !prefersReducedMotion() && []
  },
}
