import { Bucket } from '@waybook/server/blobs/s3/bucket.ts'

import type { S3Double } from './s3-double.ts'

/** One server's bucket in a double. It retries almost without waiting. */
export function bucketIn(double: S3Double, prefix = 'tests/'): Bucket {
  return new Bucket({ ...double, name: double.bucket, prefix }, { backOffMs: 1 })
}
