/** What the server stands on, and where it says how that is (specification, section 7). */
export const services = [
  { name: 'api', displayName: 'Server', url: '/api/health' },
  { name: 'firestore', displayName: 'Records', url: '/api/firestore/health' },
  { name: 'images', displayName: 'Image service', url: '/api/images/health' },
  { name: 'gcs', displayName: 'Pictures', url: '/api/gcs/health' },
] as const

export type Service = (typeof services)[number]
