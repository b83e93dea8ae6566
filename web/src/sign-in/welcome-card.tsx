import { start } from '@waybook/messages/start'
import type { ReactNode } from 'react'

import { ContourBackground } from '#look/contours.tsx'
import { Wordmark } from '#look/wordmark.tsx'

import plate from '../look/welcome.webp'

/** The layout of the sign-in pages: a picture on the left, or above on phones, and the form next to it. */
export function WelcomeCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative grid min-h-dvh bg-surface lg:place-items-center lg:bg-sunk lg:p-8">
      <ContourBackground seed="welcome" className="fixed hidden text-control opacity-20 lg:block" />
      <main id="main" tabIndex={-1} className="welcome-card">
        <div className="neatline bg-sunk">
          <img
            src={plate}
            alt={start.picture()}
            width={832}
            height={1216}
            className="absolute inset-0 size-full object-cover object-[71%_45%]"
          />
        </div>
        <div className="mx-auto flex w-full max-w-[34rem] flex-col px-4 py-6 md:px-12 md:pt-11 md:pb-10">
          <span className="mb-6 md:mb-9">
            <Wordmark />
          </span>
          {children}
        </div>
      </main>
    </div>
  )
}
