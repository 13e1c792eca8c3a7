/** Registration links of an agent (EP-26, TEAM-18, TEAM-19). The calls require the flag REGCEN. */
import { array, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, rebates, rebatesInput, requiredText, scalar } from '../schemas.ts';

const path = '/wps/agent/affiliateUrl';

const link = object({
  /** Id of the link, with which it is closed: its code. */
  id: scalar,
  code: maybe,
  /** Path and query of the link on the site: `/m/register?affiliateCode=AGENT1`. */
  url: maybeText,
  /** Type of the accounts that register with the link: 0 for members, 1 for agents. */
  memberType: maybe,
  /** True for the code that the agent's account has had from the start, which cannot be closed. */
  isOwn: maybeFlag,
  remark: maybeText,
  createTime: maybe,
  /** Time at which the link was closed; null while open. */
  closeTime: maybe,
  /** Number of times that the registration page was opened with the link. */
  opened: maybe,
  /** Number of members who registered with the link, and number of those who made a deposit. */
  used: maybe,
  deposited: maybe,
  /** Rebate rates of the members who register with the link. */
  rebates,
});

/** Registration links of the agent: open links before closed ones, newest first. */
export const affiliateUrls = endpoint({
  name: 'affiliateUrls',
  method: 'GET',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  value: object({
    content: array(link),
    /** Current and maximum number of open links. The agent's initial code is not counted. */
    open: maybe,
    max: maybe,
    /** Rates of the agent, which are the maximum for the rates of a link. */
    maxRebates: rebates,
  }),
});

/**
 * Creates a registration link. The error is `link.taken` if the code is in use, and `links.full` if there are too many
 * open links.
 */
export const createAffiliateUrl = endpoint({
  name: 'createAffiliateUrl',
  method: 'POST',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({
    /** Type of the accounts that register: 0 for members, 1 for agents. */
    memberType: picklist([0, 1]),
    /**
     * Code of the link: 4 to 16 letters and digits, as in the registration form. If missing, the gateway generates a
     * code.
     */
    code: optional(pipe(string(), regex(/^[A-Za-z0-9]{4,16}$/))),
    /** Rebate rates, at most those of the agent; 0 for omitted categories. */
    rebates: optional(rebatesInput),
    remark: optional(requiredText(140)),
  }),
  value: link,
});

/**
 * Closes a registration link permanently. Members who register with it later have no agent, and existing members are
 * not affected; for an unknown link, the error is `link.unknown`.
 */
export const deleteAffiliateUrl = endpoint({
  name: 'deleteAffiliateUrl',
  method: 'DELETE',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ id }),
  value: done,
});
