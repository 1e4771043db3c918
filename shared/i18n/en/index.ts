import type { Texts } from '../index.ts';
import { accessibility } from './accessibility.ts';
import { account } from './account.ts';
import { adminHelp } from './adminHelp.ts';
import { adminHome } from './adminHome.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { campusContact } from './campusContact.ts';
import { cases } from './cases.ts';
import { catalogues } from './catalogues.ts';
import { common } from './common.ts';
import { compare } from './compare.ts';
import { cv } from './cv.ts';
import { cvMessage } from './cvMessage.ts';
import { diplomas } from './diplomas.ts';
import { doctorates } from './doctorates.ts';
import { errors } from './errors.ts';
import { experiences } from './experiences.ts';
import { exports } from './exports.ts';
import { factor } from './factor.ts';
import { formations } from './formations.ts';
import { guided } from './guided.ts';
import { help } from './help.ts';
import { identity } from './identity.ts';
import { jobFields } from './jobFields.ts';
import { jobPage } from './jobPage.ts';
import { jobs } from './jobs.ts';
import { journey } from './journey.ts';
import { landing } from './landing.ts';
import { layout } from './layout.ts';
import { leaving } from './leaving.ts';
import { listImports } from './listImports.ts';
import { lists } from './lists.ts';
import { memberTools } from './memberTools.ts';
import { menu } from './menu.ts';
import { passwords } from './passwords.ts';
import { pictures } from './pictures.ts';
import { portfolios } from './portfolios.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { proofs } from './proofs.ts';
import { publications } from './publications.ts';
import { ratings } from './ratings.ts';
import { resources } from './resources.ts';
import { results } from './results.ts';
import { secondStep } from './secondStep.ts';
import { silentCells } from './silentCells.ts';
import { siteMap } from './siteMap.ts';
import { superHome } from './superHome.ts';
import { terms } from './terms.ts';
import { timeZones } from './timeZones.ts';
import { universities } from './universities.ts';
import { universityList } from './universityList.ts';
import { usages } from './usages.ts';
import { user } from './user.ts';
import { usercv } from './usercv.ts';
import { users } from './users.ts';
import { waiting } from './waiting.ts';
import { wholeCatalogue } from './wholeCatalogue.ts';
import { wishes } from './wishes.ts';

export const en: Texts = {
  accessibility,
  account,
  audit,
  adminHelp,
  adminHome,
  auth,
  campusContact,
  cases,
  catalogues,
  common,
  compare,
  cv,
  cvMessage,
  diplomas,
  doctorates,
  errors,
  experiences,
  exports,
  factor,
  formations,
  guided,
  help,
  identity,
  jobFields,
  jobPage,
  jobs,
  journey,
  landing,
  layout,
  leaving,
  listImports,
  lists,
  memberTools,
  menu,
  passwords,
  pictures,
  portfolios,
  privacy,
  profile,
  proofs,
  publications,
  ratings,
  resources,
  results,
  secondStep,
  silentCells,
  siteMap,
  superHome,
  terms,
  timeZones,
  universities,
  user,
  universityList,
  usages,
  usercv,
  users,
  waiting,
  wholeCatalogue,
  wishes,
};
