import { Problem, type PropertyValue } from '@waybook/contract'

import { request } from './request.ts'

const apiError = ({ statusText }: { readonly statusText: string }) => `API error: ${statusText}`

/** Sends a GET request to the API. `Answer` is the type that the server returns for the path. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`, the response is trusted
  return (await request(path, signal ? { signal } : {}, apiError)) as Answer
}

/** The value of a property; `null` if the entity or the property does not exist. */
export async function getProperty(id: string, name: string): Promise<PropertyValue | null> {
  try {
    const answer = await get<{ value: PropertyValue }>(`/api/entities/${id}/properties/${encodeURIComponent(name)}`)
    return answer.value
  } catch (error) {
    if (error instanceof Problem && error.id === 'not-found') return null
    throw error
  }
}
