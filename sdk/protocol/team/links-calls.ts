/** Registration links of an agent (EP-26, TEAM-18, TEAM-19). Require the flag REGCEN. */
import { array, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, rebates, rebatesInput, requiredText, scalar } from '../schemas.ts';

const path = '/wps/agent/affiliateUrl';

const link = object({
  /** The code, which also identifies the link when closing it. */
  id: scalar,
  code: maybe,
  /** Path and query on the site: `/m/register?affiliateCode=AGENT1`. */
  url: maybeText,
  /** Type of an account registered with the link: 0 a member, 1 an agent. */
  memberType: maybe,
  /** The account's initial code, which cannot be closed. */
  isOwn: maybeFlag,
  remark: maybeText,
  createTime: maybe,
  /** Time of closing; null while open. */
  closeTime: maybe,
  /** Number of times the register page was opened with the link. */
  opened: maybe,
  /** Number of members registered with the link, and of those with a deposit. */
  used: maybe,
  deposited: maybe,
  /** Rates of members registered with the link. */
  rebates,
});

/** Links of the agent, open links first, newest first. */
export const affiliateUrls = endpoint({
  name: 'affiliateUrls',
  method: 'GET',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  value: object({
    content: array(link),
    /** Current and maximum number of open links, without the agent's own code. */
    open: maybe,
    max: maybe,
    /** Rates of the agent, the maximum for the rates of links. */
    maxRebates: rebates,
  }),
});

/** Creates a link. Errors: `link.taken` for a code in use, and `links.full`. */
export const createAffiliateUrl = endpoint({
  name: 'createAffiliateUrl',
  method: 'POST',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({
    /** 0 for members, 1 for agents. */
    memberType: picklist([0, 1]),
    /** 4 to 16 letters and digits, as in the registration form; the gateway generates a missing code. */
    code: optional(pipe(string(), regex(/^[A-Za-z0-9]{4,16}$/))),
    /** Rates up to those of the agent; omitted categories are 0. */
    rebates: optional(rebatesInput),
    remark: optional(requiredText(140)),
  }),
  value: link,
});

/**
 * Closes a link permanently: later registrations with the link have no agent; existing members are unchanged. The error
 * is `link.unknown`.
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
