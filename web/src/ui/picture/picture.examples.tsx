import { examplePicture } from './example-picture.ts'
import { Face } from './face.tsx'
import { PictureImage } from './picture-image.tsx'
import { EnlargeButton, Plate } from './plate.tsx'
import { QrCode } from './qr-code.tsx'

const clicks = [undefined, 'enlarge', 'new-tab'] as const

export const examples = {
  'Plate: not clickable, enlarged on click, opened in a new tab': (
    <div className="flex flex-wrap gap-4">
      {clicks.map((onClick) => (
        <Plate
          key={onClick ?? 'none'}
          picture={examplePicture}
          alt="A causeway at low tide"
          sizes="12rem"
          className="relative aspect-square w-48"
          {...(onClick && { onClick })}
        />
      ))}
    </div>
  ),
  'Face: portrait, initials': (
    <div className="flex gap-3">
      {[examplePicture, null].map((picture) => (
        <span key={picture?.originalUrl ?? ''} className="block size-12 overflow-hidden rounded-round bg-sunk">
          <Face name="Kessa Vane" picture={picture} />
        </span>
      ))}
    </div>
  ),
  'QrCode: a link for a phone': <QrCode text="https://waybook.example/join" />,
  'EnlargeButton, which opens the Lightbox': (
    <EnlargeButton
      picture={examplePicture}
      alt="A causeway at low tide"
      className="neatline relative block w-48 overflow-hidden rounded-plate"
    >
      <PictureImage picture={examplePicture} alt="A causeway at low tide" sizes="12rem" />
    </EnlargeButton>
  ),
}
