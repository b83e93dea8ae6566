import * as z from 'zod'

const PROMPT_MAX = 8000
const NAME_MAX = 200

/** A body of POST /generate. Fields that are not known are left out: a newer server may say more. */
const orders = z.object({
  prompt: z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(PROMPT_MAX, `has more than ${PROMPT_MAX} letters`),
  entity_id: z.string('must be a text').min(1, 'must not be empty').max(NAME_MAX, `has more than ${NAME_MAX} letters`),
  entity_type: z.string('must be a text').max(NAME_MAX, `has more than ${NAME_MAX} letters`).default('scene'),
  style: z
    .enum(['fantasy', 'realistic', 'cartoon', 'sketch'], 'must be fantasy, realistic, cartoon or sketch')
    .default('fantasy'),
  quality: z.enum(['low', 'medium', 'high'], 'must be low, medium or high').default('high'),
  size: z.literal('1024x1024', 'must be 1024x1024').default('1024x1024'),
  perspective: z
    .enum(['battlemap', 'fpv', 'isometric', 'wide'], 'must be battlemap, fpv, isometric or wide')
    .default('battlemap'),
  name: z.string('must be a text').max(NAME_MAX, `has more than ${NAME_MAX} letters`).optional(),
  callback: z.url('must be an address').optional(),
  reference: z.string('must be a text').max(NAME_MAX, `has more than ${NAME_MAX} letters`).optional(),
})

export type Order = z.infer<typeof orders>

export type ReadOrder =
  | { readonly ok: true; readonly order: Order }
  /** The first field that is wrong, and why. */
  | { readonly ok: false; readonly field: string; readonly why: string }

export function readOrder(body: unknown): ReadOrder {
  const read = orders.safeParse(body)
  if (read.success) return { ok: true, order: read.data }
  const [issue] = read.error.issues
  const field = issue?.path.join('.') ?? ''
  return field === '' || !issue
    ? { ok: false, field: 'body', why: 'must be a JSON object' }
    : { ok: false, field, why: issue.message }
}
