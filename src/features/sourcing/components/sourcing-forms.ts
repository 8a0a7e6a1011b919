import { redirect } from 'react-router'
import { form } from '#platform/form-actions.ts'
import {
  createProfileList,
  deleteProfileList,
  deleteProfileSearch,
  keepInList,
  removeFromList,
  renameProfileList,
  saveProfileSearch,
} from '../profile-lists.contract.ts'
import { unlockProfile } from '../sourcing.contract.ts'
import { profilesPath } from '../sourcing.rules.ts'

/** What a card can be asked for, wherever it stands. */
export const cardForms = {
  deblocage: form({ endpoint: unlockProfile, done: ({ message }) => message }),
  rangement: form({ endpoint: keepInList, done: ({ message }) => message }),
  retrait: form({ endpoint: removeFromList, done: ({ message }) => message }),
  vivier: form({
    endpoint: createProfileList,
    about: { 'sourcing/list_name_taken': 'name' },
    done: ({ message }) => message,
  }),
}

export const searchForms = {
  'garder-recherche': form({
    endpoint: saveProfileSearch,
    input: (_, { url }) => ({ search: url.search }),
    done: ({ message }) => message,
  }),
  'oublier-recherche': form({ endpoint: deleteProfileSearch, done: ({ message }) => message }),
}

export const listForms = {
  renommage: form({
    endpoint: renameProfileList,
    about: { 'sourcing/list_name_taken': 'name' },
    done: ({ message }) => message,
  }),
  suppression: form({ endpoint: deleteProfileList, done: () => redirect(profilesPath) }),
}
