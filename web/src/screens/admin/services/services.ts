/** Something that the server stands on, or the server itself. */
export interface Service {
  readonly name: string
  readonly displayName: string
  /** Where it says how it is (specification, section 7). */
  readonly url: string
}

export const services = {
  api: { name: 'api', displayName: 'Server', url: '/api/health' },
  records: { name: 'firestore', displayName: 'Records', url: '/api/firestore/health' },
  images: { name: 'images', displayName: 'Image service', url: '/api/images/health' },
  pictures: { name: 'gcs', displayName: 'Pictures', url: '/api/gcs/health' },
} as const satisfies Readonly<Record<string, Service>>
