/** URLs that respond to GET in addition to the operations. */
export const otherAddresses = [
  '/api/me',
  '/api/config',
  '/api/health',
  '/api/health/ready',
  '/api/firestore/health',
  '/api/images/health',
  '/api/gcs/health',
  '/api/sign-in/health',
  '/api/docs',
  '/shell.html',
  '/service-worker.js',
] as const
