import { isProblemId, Problem, type ProblemId, type Refusal } from '@waybook/contract'

/** A refused request and its text, even where a proxy answered in the server's place. */
export interface RefusedRequest extends Refusal {
  readonly id: ProblemId
  readonly status: number
}

export async function refusalOf(response: Response): Promise<RefusedRequest> {
  const { status } = response
  const answer = errorIn(await response.text())
  const statusText = response.statusText || (statusTexts[status] ?? `HTTP ${status}`)
  return { id: answer?.id ?? idOf(status), status, statusText, text: answer?.error ?? statusText }
}

/** A refusal as a person reads it; `failure` composes the text that the request's declaration names. */
export function problemOf(refused: RefusedRequest, failure: (refusal: Refusal) => string): Problem {
  return new Problem(refused.id, failure(refused))
}

function errorIn(body: string) {
  const answer = parsed(body)
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  if (typeof answer.error !== 'string') return null
  return { error: answer.error, id: 'id' in answer && isProblemId(answer.id) ? answer.id : null }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** For a refusal that did not come from our server. */
function idOf(status: number): ProblemId {
  if (status === 404) return 'not-found'
  return status >= 502 && status <= 504 ? 'unavailable' : 'unknown'
}

/** HTTP/2 sends no words with its status. */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
