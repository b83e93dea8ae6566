/** Simulates a browser that blocks storage, where even accessing it throws. Returns a function that allows it again. */
export function forbidStorage(): () => void {
  const areas = ['localStorage', 'sessionStorage'] as const
  const before = areas.map((area) => [area, Object.getOwnPropertyDescriptor(globalThis, area)] as const)
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const area of areas) Object.defineProperty(globalThis, area, { configurable: true, get })
  return () => {
    for (const [area, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, area, descriptor)
      else Reflect.deleteProperty(globalThis, area)
    }
  }
}
