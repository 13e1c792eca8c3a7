/** Links by which an agent's members register (EP-26, TEAM-18, TEAM-19). Wants the flag REGCEN. */
import { array, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, givenRebates, id, maybe, maybeFlag, maybeText, rebates, scalar, texts } from '../schemas.ts';

const path = '/wps/agent/affiliateUrl';

const link = object({
  /** The code; what a link is closed by. */
  id: scalar,
  code: maybe,
  /** Path and query on the site: `/m/register?affiliateCode=AGENT1`. */
  url: maybeText,
  /** What who registers by it becomes: 0 a member, 1 an agent. */
  memberType: maybe,
  /** The code that the agent got with the account; it stays open. */
  isOwn: maybeFlag,
  remark: maybeText,
  createTime: maybe,
  /** When it was closed; null while it is open. */
  closeTime: maybe,
  /** How often the register page was opened by it. */
  opened: maybe,
  /** Members who registered by it, and those of them who made a deposit. */
  used: maybe,
  deposited: maybe,
  /** Rates of who registers by it. */
  rebates,
});

/** The agent's links, open ones first, the newest in front. */
export const affiliateUrls = endpoint({
  name: 'affiliateUrls',
  method: 'GET',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  value: object({
    content: array(link),
    /** How many are open, and may be at once; the agent's own code is not counted. */
    open: maybe,
    max: maybe,
    /** The agent's own rates, which those of links may not pass. */
    maxRebates: rebates,
  }),
});

/** Makes a link. Rejected with `link.taken` for a code that somebody has, with `links.full`. */
export const createAffiliateUrl = endpoint({
  name: 'createAffiliateUrl',
  method: 'POST',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({
    /** 0 for members, 1 for agents. */
    memberType: picklist([0, 1]),
    /** 4 to 16 letters and digits, as the registration form takes them; left out, the gateway makes one. */
    code: optional(pipe(string(), regex(/^[A-Za-z0-9]{4,16}$/))),
    /** Each at most the agent's own; what is left out is 0. */
    rebates: optional(givenRebates),
    remark: optional(texts(140)),
  }),
  value: link,
});

/** Closes a link for good: who registers by it later has no agent; who came by it stays. Rejected with `link.unknown`. */
export const deleteAffiliateUrl = endpoint({
  name: 'deleteAffiliateUrl',
  method: 'DELETE',
  path,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ id }),
  value: done,
});
