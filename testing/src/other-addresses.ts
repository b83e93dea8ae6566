/** What answers a GET beside the operations. */
export const otherAddresses = [
  '/api/me',
  '/api/config',
  '/api/health',
  '/api/firestore/health',
  '/api/images/health',
  '/api/gcs/health',
  '/api/sign-in/health',
  '/api/docs',
] as const
