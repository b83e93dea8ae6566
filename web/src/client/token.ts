/** What proves who asks, where no cookie does; each time a fresh one, since they last a minute. */
let fresh: (() => Promise<string | null>) | undefined

/** From now on what is asked of the server carries such a token. `null` from it: nobody is signed in. */
export function carryToken(of: () => Promise<string | null>) {
  fresh = of
}

/** `undefined` where a cookie proves it, or nobody is signed in. Fails where the sign-in service is out of reach. */
export async function freshToken(): Promise<string | undefined> {
  return (await fresh?.()) ?? undefined
}
