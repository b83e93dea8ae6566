/** As a browser that forbids pages their storage: even to name it throws. Returns how to allow it again. */
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
