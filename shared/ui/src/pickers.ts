/** What opens a list while one types. Its own federation module: the only fields that need Mantine. */
export { AutocompleteField, type AutocompleteFieldProps } from './forms/AutocompleteField.tsx'
export { TagsField, type TagsFieldProps } from './forms/TagsField.tsx'
