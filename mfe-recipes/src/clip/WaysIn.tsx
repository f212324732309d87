import { Stack } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconUpload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { Bookmarklet } from './Bookmarklet.tsx'
import { type ClipInput, readInputFile } from './clip-input.ts'
import classes from './WaysIn.module.css'

/** Other ways to clip recipes: a file with links, a saved page, and the bookmarklet. */
export function WaysIn({ onFile }: { readonly onFile: (input: ClipInput) => void }) {
  const { t } = useTranslation('recipes')
  return (
    <details className={classes.ways}>
      <summary>{t('clip.moreWays')}</summary>
      <Stack gap={5} className={classes.content}>
        <FileDrop
          icon={<IconUpload />}
          label={t('clip.file')}
          description={t('clip.fileHint')}
          accept=".txt,.csv,.md,.html,.htm,.json,.jsonld"
          onFiles={async ([file]) => file && onFile(readInputFile(await file.text()))}
        />
        <Bookmarklet />
      </Stack>
    </details>
  )
}
