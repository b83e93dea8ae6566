import * as z from 'zod'

const PROMPT_MAX = 8000
const NAME_MAX = 200

/** The body of POST /generate. Unknown fields are dropped, because a newer server may send more. */
const orders = z.object({
  prompt: z
    .string('must be a string')
    .trim()
    .min(1, 'must not be empty')
    .max(PROMPT_MAX, `exceeds ${PROMPT_MAX} characters`),
  entity_id: z.string('must be a string').min(1, 'must not be empty').max(NAME_MAX, `exceeds ${NAME_MAX} characters`),
  entity_type: z.string('must be a string').max(NAME_MAX, `exceeds ${NAME_MAX} characters`).default('scene'),
  style: z
    .enum(['fantasy', 'realistic', 'cartoon', 'sketch'], 'must be fantasy, realistic, cartoon or sketch')
    .default('fantasy'),
  quality: z.enum(['low', 'medium', 'high'], 'must be low, medium or high').default('high'),
  size: z.literal('1024x1024', 'must be 1024x1024').default('1024x1024'),
  perspective: z
    .enum(['battlemap', 'fpv', 'isometric', 'wide'], 'must be battlemap, fpv, isometric or wide')
    .default('battlemap'),
  name: z.string('must be a string').max(NAME_MAX, `exceeds ${NAME_MAX} characters`).optional(),
  callback: z.url('must be a URL').optional(),
  // Returned as a header, hence the restricted characters.
  reference: z
    .string('must be a string')
    .regex(/^[\w.:/-]{1,200}$/, 'must be 1 to 200 letters, digits or any of _.:/-')
    .optional(),
})

/** A picture to paint. `callback` is the URL for its delivery. */
export type Order = Omit<z.infer<typeof orders>, 'callback'> & { readonly callback: URL }

export type ReadOrder =
  | { readonly ok: true; readonly order: Order }
  /** The first invalid field and the reason. */
  | { readonly ok: false; readonly field: string; readonly why: string }

/** Validates an order. `usual` is the default callback. An order may name another one with the same origin. */
export function readOrder(body: unknown, usual: URL): ReadOrder {
  const read = orders.safeParse(body)
  if (!read.success) {
    const [issue] = read.error.issues
    return issue && issue.path.length > 0
      ? { ok: false, field: issue.path.join('.'), why: issue.message }
      : { ok: false, field: 'body', why: 'must be a JSON object' }
  }
  const callback = new URL(read.data.callback ?? usual)
  if (callback.origin !== usual.origin)
    return { ok: false, field: 'callback', why: `must have the origin ${usual.origin}` }
  return { ok: true, order: { ...read.data, callback } }
}
