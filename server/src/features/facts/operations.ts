import type { Handler } from '../../operations/handler.ts'
import { factRelations } from './fact-relations.ts'

export const rawQuery: Handler<'rawQuery'> = async ({ queries, whenGivenUp, ...asked }, { query }) =>
  await queries.ask({ ...asked, query, givenUp: whenGivenUp?.() })

/** The same for everybody: it tells what can be asked, not what there is. */
export const getFactsSchema: Handler<'getFactsSchema'> = async () => ({
  relations: factRelations.map(({ name, attributes, about, example }) => ({
    name,
    attributes: [...attributes],
    about,
    example,
  })),
})
