/** Stores each token's drawn width on its element. The zoom, the window, the panel and the token's size can change it. */
const observer = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize } of entries) {
    const [box] = borderBoxSize
    if (target instanceof HTMLElement && box) target.dataset['diameter'] = String(Math.round(box.inlineSize * 10) / 10)
  }
})

/** Keeps `data-diameter`, the drawn width in pixels, up to date, once per frame and outside React. Returns a function that stops it. */
export function watchDiameter(figure: HTMLElement): () => void {
  observer.observe(figure)
  return () => observer.unobserve(figure)
}
