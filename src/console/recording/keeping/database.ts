/** The name of the database of recordings in the browser (behaviour: storage-keys). */
export const DATABASE = 'recordings';
