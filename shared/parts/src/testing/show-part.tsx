import { defineRemote } from '@potluck/platform/remote'
import { type Rendered, type RenderSettings, renderPart } from '@potluck/testing/render-screen'
import type { ReactNode } from 'react'
import { partsLocales, partsNamespace } from '../words.ts'

const remote = defineRemote({ id: partsNamespace, routes: [], locales: partsLocales })

/** Shows a part as it stands in a screen: with its words and a host. */
export const showPart = (part: ReactNode, settings: RenderSettings = {}): Rendered => renderPart(remote, part, settings)
