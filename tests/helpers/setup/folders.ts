/** For all projects: what a file of tests has put into the temporary folder goes with its end, after its own last steps. */
import { afterAll } from 'vitest';
import { removeFolders } from '../folders/new-folder.ts';

afterAll(removeFolders);
