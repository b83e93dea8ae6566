import type { Handler } from '../../operations/handler.ts'
import { queryWords } from './query-words.ts'

export const countTags: Handler<'countTags'> = async ({ records, sight }, { type, text }) => {
  const words = text?.trim() ? queryWords(text) : undefined
  if (words?.length === 0) return { entities: 0, tags: [] }
  const { entities, tags } = await records.countTags({ type, words }, sight)
  return { entities, tags: [...tags] }
}
