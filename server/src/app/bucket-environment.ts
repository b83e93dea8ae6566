import * as z from 'zod'

import type { BucketSettings } from '#blobs/s3/bucket.ts'

/** The variables of a bucket for pictures. Without `IMAGES_BUCKET`, pictures are in the data folder. */
export const bucketVariables = {
  IMAGES_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: lowercase letters, digits, dots and dashes',
    )
    .optional(),
  IMAGES_ENDPOINT: z
    .string()
    .regex(
      /^https?:\/\/[^/@]+$/,
      'must be the address of an S3-compatible store such as https://s3.example.org, without a path',
    )
    .optional(),
  IMAGES_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  IMAGES_ACCESS_KEY_ID: z.string().optional(),
  IMAGES_SECRET_ACCESS_KEY: z.string().optional(),
  IMAGES_PREFIX: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*\/?$/, 'must be letters, digits, dashes and underscores, with slashes between')
    .optional(),
}

type Found = z.infer<z.ZodObject<typeof bucketVariables>>

const ONLY_WITH_BUCKET = [
  'IMAGES_ENDPOINT',
  'IMAGES_ACCESS_KEY_ID',
  'IMAGES_SECRET_ACCESS_KEY',
  'IMAGES_PREFIX',
] as const
const NEEDED_BY_BUCKET = ['IMAGES_ACCESS_KEY_ID', 'IMAGES_SECRET_ACCESS_KEY'] as const

export function checkBucket({ value, issues }: z.core.ParsePayload<Found>): void {
  const refuse = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined })
  if (value.IMAGES_BUCKET === undefined) {
    for (const name of ONLY_WITH_BUCKET)
      if (value[name] !== undefined) refuse(name, 'must be set together with IMAGES_BUCKET')
    return
  }
  for (const name of NEEDED_BY_BUCKET)
    if (value[name] === undefined)
      refuse(name, 'must be set together with IMAGES_BUCKET, to a key with access to the bucket')
}

export function bucketOf(found: Found): BucketSettings | null {
  const { IMAGES_BUCKET: name, IMAGES_REGION: region, IMAGES_PREFIX: prefix = '' } = found
  const { IMAGES_ACCESS_KEY_ID: accessKeyId, IMAGES_SECRET_ACCESS_KEY: secretAccessKey } = found
  if (name === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null
  return {
    name,
    endpoint: found.IMAGES_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  }
}
