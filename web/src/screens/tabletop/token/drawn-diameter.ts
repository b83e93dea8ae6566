/** Tells each token's element how wide it is drawn, whatever the reason: zoom, the size of the window, the panel, its own size. */
const observer = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize } of entries) {
    const [box] = borderBoxSize
    if (target instanceof HTMLElement && box) target.dataset['diameter'] = String(Math.round(box.inlineSize * 10) / 10)
  }
})

/** Keeps `data-diameter`, the drawn width in pixels, up to date, once per frame and outside React. Returns a function that ends it. */
export function watchDiameter(figure: HTMLElement): () => void {
  observer.observe(figure)
  return () => observer.unobserve(figure)
}
