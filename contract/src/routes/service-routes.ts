import * as z from 'zod/mini'

import { idempotencyKey } from '../idempotency-key.ts'
import { get, post, QUERY_PATH } from './route.ts'

const health = z.object({ service: z.string(), environment: z.string() })

/**
 * The health checks. `server` answers while the server runs. `ready` answers while it takes new work, for load balancers. The others answer
 * if the service in their name is reachable.
 */
export const healthCheckRoutes = {
  server: get('/api/health', health),
  ready: get('/api/health/ready', health),
  records: get('/api/firestore/health', health),
  images: get('/api/images/health', z.extend(health, { painter: z.string() })),
  pictures: get('/api/gcs/health', health),
  signIn: get('/api/sign-in/health', health),
}

/** Calls an operation. The answer is the operation's. */
export const operationCallRoute = post(QUERY_PATH, {
  body: z.object({
    operation: z.string(),
    params: z.optional(z.unknown()),
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: z.unknown(),
})

/** The image service delivers pictures here. The body is the picture's file, or the reason for its absence. */
export const pictureDeliveryRoute = post('/api/images/callback', {
  body: null,
  answer: z.object({ success: z.literal(true) }),
})

/** Metrics for Prometheus, as text. */
export const prometheusRoute = get('/metrics', null)
