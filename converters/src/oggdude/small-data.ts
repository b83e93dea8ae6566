/** A small data set in the layout of OggDude's generator, with invented records. */
export const smallData = {
  'Data/Skills.xml':
    '<?xml version="1.0"?><Skills><Skill><Key>MELEE</Key><Name>Melee</Name><CharKey>BR</CharKey></Skill>' +
    '<Skill><Key>TIDE</Key><Name>Tide Lore</Name><CharKey>CUN</CharKey></Skill></Skills>',
  'Data/ItemDescriptors.xml':
    '<ItemDescriptors><ItemDescriptor><Key>PIERCE</Key><Name>Pierce</Name></ItemDescriptor></ItemDescriptors>',
  'Data/Weapons.xml':
    '<Weapons><Weapon><Key>WICK</Key><Name>Wick-knife</Name><Description>[H3]Wick-knife[h3][BR]For [B]wicks[b] &amp; rope. Adds [SE].</Description>' +
    '<Source Page="7">A Printed Book</Source><SkillKey>MELEE</SkillKey><DamageAdd>1</DamageAdd><Crit>3</Crit><RangeValue>wrEngaged</RangeValue>' +
    '<Encumbrance>1</Encumbrance><Price>25</Price><Rarity>1</Rarity><Qualities><Quality><Key>PIERCE</Key><Count>2</Count></Quality></Qualities></Weapon></Weapons>',
  'Data/Talents.xml':
    '<Talents><Talent><Key>STEP</Key><Name>Sure Step</Name><ActivationValue>taPassive</ActivationValue><Ranked>true</Ranked>' +
    '<DieModifiers><DieModifier><SkillKey>TIDE</SkillKey><BoostCount>1</BoostCount></DieModifier></DieModifiers></Talent></Talents>',
  'Data/Careers/Tidewalker.xml':
    '<Career><Key>TIDEW</Key><Name>Tidewalker</Name><CareerSkills><Key>TIDE</Key><Key>MELEE</Key></CareerSkills></Career>',
  'Data/EquipmentImages/WeaponWICK.png': null,
}
