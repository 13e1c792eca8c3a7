/** Setup of all projects: removes the temporary directories of a test file after its last hooks. */
import { afterAll } from 'vitest';
import { removeFolders } from '../folders/new-folder.ts';

afterAll(removeFolders);
