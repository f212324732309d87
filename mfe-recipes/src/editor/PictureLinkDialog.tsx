import { FormDialog } from '@potluck/parts/FormDialog'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeAddress } from '../book/web-address.ts'

interface Props {
  readonly onLink: (link: string) => void
  readonly onClose: () => void
}

/** Asks for the web address of a photo. */
export function PictureLinkDialog({ onLink, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)

  function submit() {
    const address = completeAddress(link)
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return setWrong(true)
    onLink(address)
    onClose()
  }

  return (
    <FormDialog
      title={t('editor.pictureByLink')}
      submitLabel={t('editor.fetchPicture')}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('editor.pictureAddress')}
        description={t('editor.pictureAddressHint')}
        error={isWrong ? t('editor.noAddress') : undefined}
        value={link}
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoFocus
        onChange={(value) => {
          setLink(value)
          setWrong(false)
        }}
      />
    </FormDialog>
  )
}
