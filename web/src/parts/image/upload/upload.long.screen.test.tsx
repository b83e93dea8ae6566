import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\n---\n',
  'items/bell.md': '---\nname: Bell\n---\n',
}
const upload = { name: /Upload a picture/ }
const there = { name: /Picture of Bell/ }

/** A PNG file, drawn by the browser. */
async function picture(name = 'bell.png'): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200)
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser has no 2D canvas')
  ink.fillStyle = 'teal'
  ink.fillRect(20, 20, 200, 100)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')

function holding(file: File): DataTransfer {
  const held = new DataTransfer()
  held.items.add(file)
  return held
}

function choose(file: File): void {
  const chooser = input()
  if (!chooser) throw new Error('There is no file input')
  chooser.files = holding(file).files
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}

it('[IMG-9] a chosen picture is shown, and the focus moves from the button to the figure', async () => {
  await page.viewport(1024, 768)
  const { screen } = await visit('/items/bell', { as: player(), files, frame: 'none' })
  const button = screen.getByRole('button', upload)
  await expect.element(button).toBeVisible()
  expect(input()?.accept).toBe('image/jpeg,image/png,image/webp,image/avif,image/gif')
  button.element().focus()
  choose(await picture())
  await expect.element(screen.getByRole('button', there)).toBeVisible()
  await expect.element(screen.getByRole('figure')).toHaveFocus()
  await expect.element(screen.getByRole('button', upload)).not.toBeInTheDocument()
})

it('[IMG-9] a picture dropped onto the figure is shown; dropped elsewhere it is ignored', async () => {
  await page.viewport(1024, 768)
  const { screen } = await visit('/items/bell', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('button', upload)).toBeVisible()
  const dataTransfer = holding(await picture())
  const drag = (type: string, on: Element) =>
    on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  expect(drag('drop', screen.getByRole('heading', { level: 1 }).element())).toBe(false)
  await expect.element(screen.getByRole('button', upload)).toBeVisible()
  drag('dragover', screen.getByRole('figure').element())
  await expect.element(screen.getByText('Drop the picture here')).toBeVisible()
  drag('drop', screen.getByRole('figure').element())
  await expect.element(screen.getByRole('button', there)).toBeVisible()
  await expect.element(screen.getByText('Drop the picture here')).not.toBeInTheDocument()
})

it('[IMG-9] [IMG-13] a picture is chosen in its place, and then has its menu', async () => {
  const { screen } = await visit('/items/bell', { as: gameMaster, files, frame: 'none' })
  const tools = screen.getByRole('figure')
  await expect.element(tools.getByRole('button', upload)).toBeVisible()
  tools.getByRole('button', upload).element().focus()
  choose(await picture())
  await expect.element(tools.getByRole('button', there)).toBeVisible()
  await expect.element(tools.getByRole('button', { name: 'Picture', exact: true })).toBeVisible()
  await expect.poll(() => tools.element().contains(document.activeElement)).toBe(true)
})

it('[IMG-9] a pasted picture is shown', async () => {
  const { screen } = await visit('/items/bell', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('button', upload)).toBeVisible()
  const clipboardData = holding(await picture())
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(screen.getByRole('button', there)).toBeVisible()
})

it('[IMG-10] shows the error of the server, and rejects other files immediately', async () => {
  const { screen } = await visit('/items/bell', { as: player(), files, frame: 'none' })
  await expect.element(screen.getByRole('button', upload)).toBeVisible()
  choose(new File(['a broken picture'], 'bell.png', { type: 'image/png' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^The picture is not a PNG, JPEG/)
  choose(new File(['words'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('notes.txt is not a picture')
  choose(await picture())
  await expect.element(screen.getByRole('button', there)).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('[IMG-9] if there is a picture, only the player of the character can replace it', async () => {
  const { screen } = await visit('/characters/kessa', { as: player('characters/kessa'), files, frame: 'none' })
  await expect.element(screen.getByRole('button', upload)).toBeVisible()
  choose(await picture())
  await screen.getByRole('button', { name: 'Picture', exact: true }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Replace Image' })).toBeVisible()
  await screen.unmount()
  const others = (await visit('/items/bell', { as: player('characters/kessa'), files, frame: 'none' })).screen
  await expect.element(others.getByRole('button', upload)).toBeVisible()
  choose(await picture())
  await expect.element(others.getByRole('button', there)).toBeVisible()
  await expect.element(others.getByRole('button', { name: 'Picture', exact: true })).not.toBeInTheDocument()
})

/** A request that is sent only when `release` is called. */
class HeldRequest extends XMLHttpRequest {
  static release: () => void = () => {}
  static progress: (share: number) => void = () => {}

  override send(body: XMLHttpRequestBodyInit): void {
    HeldRequest.release = () => super.send(body)
    HeldRequest.progress = (share) =>
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 }))
  }

  override abort(): void {
    this.dispatchEvent(new ProgressEvent('abort'))
  }
}

it('[IMG-11] an upload shows its progress and can be canceled until it is complete', async () => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  const { screen } = await visit('/items/bell', { as: gameMaster, files })
  const progress = screen.getByRole('progressbar', { name: 'Uploading bell.png' })
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await expect.element(screen.getByRole('button', upload)).toBeVisible()
  choose(await picture())
  await expect.element(progress).toHaveValue(0)
  HeldRequest.progress(0.25)
  await expect.element(progress).toHaveValue(0.25)
  await cancel.click()
  await expect.element(progress).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  choose(await picture())
  await expect.element(cancel).toBeVisible()
  HeldRequest.progress(1)
  await expect.element(cancel).not.toBeInTheDocument()
  await expect.element(screen.getByText('Sent. The picture is being prepared.')).toBeVisible()
  HeldRequest.release()
  await expect.element(screen.getByRole('button', there)).toBeVisible()
})

/** The first request reaches the server, but its answer is lost. */
class LostAnswer extends XMLHttpRequest {
  readonly #headers = new Headers()
  #url = ''

  override open(method: string, url: string): void {
    this.#url = url
    super.open(method, url)
  }

  override setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
    super.setRequestHeader(name, value)
  }

  override send(body: XMLHttpRequestBodyInit): void {
    vi.unstubAllGlobals()
    const lose = () => this.dispatchEvent(new ProgressEvent('error'))
    void fetch(this.#url, { method: 'POST', headers: this.#headers, body }).then(lose)
  }
}

it('[IMG-11] a picture whose answer was lost is sent again, but stored once', async () => {
  const newest = async () => ((await (await fetch('/api/me')).json()) as { readonly seq: number }).seq
  const { screen } = await visit('/items/bell', { as: gameMaster, files })
  await expect.element(screen.getByRole('button', upload)).toBeVisible()
  const before = await newest()
  vi.stubGlobal('XMLHttpRequest', LostAnswer)
  choose(await picture())
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The server cannot be reached')
  const uploaded = await newest()
  expect(uploaded).toBeGreaterThan(before)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Uploaded', { exact: true })).toBeInTheDocument()
  expect(await newest()).toBe(uploaded)
})
