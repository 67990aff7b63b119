import { agencySourceContract, overFile } from 'livery/contracts';
import { agencyOfFile } from './agency-of-file.ts';

agencySourceContract('The agency of a file', overFile(agencyOfFile));
