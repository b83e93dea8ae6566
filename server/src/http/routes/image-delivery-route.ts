import { Readable } from 'node:stream'

import { pictureDeliveryRoute, Problem, UPLOAD_MAX_BYTES, type RouteAnswer } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { storeUpload } from '#blobs/store-upload.ts'
import { deliveryDigest, isFresh, isSigned, type DeliveryHead } from '#features/images/delivery-signature.ts'
import { receiveDelivery } from '#features/images/receive-delivery.ts'
import { readReference } from '#features/images/reference.ts'
import { findJob } from '#features/jobs/queries.ts'
import { expectPictureRoom } from '#features/pictures/expect-room.ts'

import type { AppServices } from '../services.ts'

/** Limits the memory for deliveries, which are buffered until they are complete. */
const AT_ONCE_MAX = 4
/** The image service is near. A slower delivery would only block the others. */
const DELIVERED_WITHIN_MS = 60_000
const AGAIN_IN_S = 5

type Answer = RouteAnswer<typeof pictureDeliveryRoute>

/** Receives images from the image service. There is no session. The signature authenticates a delivery. */
export async function imageDeliveryRoute(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the raw bytes, whatever their type.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    const options = { config: { access: 'public' }, bodyLimit: UPLOAD_MAX_BYTES } as const
    let underWay = 0
    // Only the image service may send a body. Slow bodies from anybody else could block deliveries.
    const preParsing = async (request: FastifyRequest, reply: FastifyReply) => {
      const [head, key] = [headOf(request), services.imageService.key()]
      if (key === null || !isFresh(head, Date.now()) || !isSigned(key, head)) throw notSigned()
      const { records, jobId } = orderOf(request)
      if (!(await findJob(records, jobId))) throw new Problem('gone')
      await expectPictureRoom(services, records)
      if (underWay >= AT_ONCE_MAX) throw new Problem('too-many', undefined, { retryAfterS: AGAIN_IN_S })
      underWay += 1
      const tooLate = setTimeout(() => request.raw.destroy(), DELIVERED_WITHIN_MS)
      reply.raw.once('close', () => {
        underWay -= 1
        clearTimeout(tooLate)
      })
    }
    const keep = async (picture: Uint8Array) => await storeUpload(services, Readable.from([picture]))
    /** The service has one address for all campaigns. The reference contains the campaign. */
    const orderOf = (request: FastifyRequest) => {
      const { campaignId, jobId } = readReference(textOf(request, 'x-waybook-reference'), services.campaignId)
      return { records: services.store.records(campaignId), jobId }
    }
    scope.post(pictureDeliveryRoute.path, { ...options, preParsing }, async (request): Promise<Answer> => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const head = headOf(request)
      if (deliveryDigest(body) !== head.digest) throw notSigned()
      const isPicture = textOf(request, 'content-type').startsWith('image/')
      const { records, jobId } = orderOf(request)
      await receiveDelivery({ jobId, imageJob: head.imageJob, isPicture, body }, { records, keep })
      return { success: true }
    })
    done()
  })
}

const notSigned = () => new Problem('not-signed-in', 'The delivery is not signed')

function headOf(request: FastifyRequest): DeliveryHead {
  return {
    imageJob: textOf(request, 'x-waybook-job'),
    timestamp: textOf(request, 'x-waybook-timestamp'),
    digest: textOf(request, 'x-waybook-digest'),
    signature: textOf(request, 'x-waybook-signature'),
  }
}

function textOf(request: FastifyRequest, header: string): string {
  const value = request.headers[header]
  return typeof value === 'string' ? value : ''
}
