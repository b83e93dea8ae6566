import { NotFound } from '#parts/not-found/not-found.tsx'

import { SomethingWrong } from './something-wrong.tsx'

const noop = () => {}

export const examples = {
  NotFound: <NotFound />,
  SomethingWrong: <SomethingWrong error={new Error('The server cannot be reached')} reset={noop} />,
}
