/** Contract routes and their pages. */
import { expect, it } from 'vitest';
import {
  DividendContractPage,
  HourContractPage,
  SalaryContractPage,
} from '../../../../site/src/features/contracts/contract-page.tsx';
import { routeFor } from '../../../../site/src/router/routes.ts';

it.each([
  ['/m/member/agent/getSalaryContract', SalaryContractPage],
  ['/m/member/agent/getDevidendContract', DividendContractPage],
  ['/m/member/agent/getHourContract', HourContractPage],
])('ROUTE-38 %s opens the page of its contract kind', async (path, Page) => {
  const { page } = routeFor(path);
  expect('load' in page && (await page.load())).toBe(Page);
});
