/** Packages with native code. They stay outside the bundle of the server, and a release contains them for its platform. */
export const nativePackages: readonly string[] = ['sharp']
