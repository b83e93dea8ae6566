import { Bucket } from '@waybook/server/blobs/s3/bucket.ts'

import type { S3Double } from './s3-double.ts'

/** What one server has of a double. It hardly waits before it tries again. */
export function bucketIn(double: S3Double, prefix = 'tests/'): Bucket {
  return new Bucket({ ...double, name: double.bucket, prefix }, { backOffMs: 1 })
}
