import { Problem, type PropertyValue } from '@waybook/contract'

import { request } from './request.ts'

const apiError = ({ statusText }: { readonly statusText: string }) => `API error: ${statusText}`

/** A GET of the API; `Answer` is what the server promises for that path. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`: the server is taken at its word
  return (await request(path, signal ? { signal } : {}, apiError)) as Answer
}

/** The value of one property, `null` where the entity or the property is unknown. */
export async function getProperty(id: string, name: string): Promise<PropertyValue | null> {
  try {
    const answer = await get<{ value: PropertyValue }>(`/api/entities/${id}/properties/${encodeURIComponent(name)}`)
    return answer.value
  } catch (error) {
    if (error instanceof Problem && error.id === 'not-found') return null
    throw error
  }
}
